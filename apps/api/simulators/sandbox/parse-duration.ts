const DURATION =
  /^(-?)P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?$/;

/**
 * The instant that is an ISO 8601 duration (`P1D`, `PT30M`, `-P1M`) from another; null if the text is not a duration.
 * Months are calendar months.
 */
export function parseDuration(text: string, from: Date): Date | null {
  const match = DURATION.exec(text);
  if (!match) return null;
  const sign = match[1] === '-' ? -1 : 1;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((n) => sign * Number(n ?? 0));
  const monthCount = from.getUTCFullYear() * 12 + from.getUTCMonth() + years * 12 + months;
  const lastDay = new Date(Date.UTC(Math.floor(monthCount / 12), (((monthCount % 12) + 12) % 12) + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(
    Math.floor(monthCount / 12),
    ((monthCount % 12) + 12) % 12,
    Math.min(from.getUTCDate(), lastDay),
  );
  return new Date(moved.getTime() + ((weeks * 7 + days) * 86_400 + hours * 3_600 + minutes * 60 + seconds) * 1000);
}
