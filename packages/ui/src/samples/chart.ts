import type { LineChartTexts } from '../components/LineChart/line-chart-config.ts';
import type { PaginationTexts } from '../components/Pagination/Pagination.tsx';

const english = (language: unknown) => language !== 'hi';

export const formatNav = (value: number) => `₹${value.toFixed(2)}`;
export const formatRupees = (value: number) => `₹${value.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** `2027-03-17` as 17 Mar 2027. */
export const formatDay = (language: unknown) => {
  const locale = english(language) ? 'en-IN' : 'hi-IN-u-nu-latn';
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};

const pages = (language: unknown): PaginationTexts =>
  english(language)
    ? {
        label: 'Pages of the table',
        previous: 'Later',
        next: 'Earlier',
        position: (page, count) => `Page ${page} of ${count}`,
      }
    : {
        label: 'तालिका के पेज',
        previous: 'बाद के',
        next: 'पहले के',
        position: (page, count) => `${count} में से पेज ${page}`,
      };

export const navTexts = (language: unknown): LineChartTexts =>
  english(language)
    ? {
        label: 'Unit price (NAV) of the Balanced Fund',
        summary: 'From ₹38.20 a year ago to ₹42.71 now.',
        empty: 'This fund has no unit price yet. The first comes on the day after it opens.',
        slider: 'Day',
        showTable: 'Show as a table',
        date: 'Date',
        missing: 'no price',
        pages: pages(language),
      }
    : {
        label: 'संतुलित निधि की प्रति यूनिट कीमत (शुद्ध परिसंपत्ति मूल्य)',
        summary: 'एक साल पहले ₹38.20 से अब ₹42.71 तक।',
        empty: 'इस निधि की अभी कोई यूनिट कीमत नहीं है। पहली कीमत निधि खुलने के अगले दिन आती है।',
        slider: 'दिन',
        showTable: 'तालिका के रूप में देखें',
        date: 'तारीख',
        missing: 'कोई कीमत नहीं',
        pages: pages(language),
      };

/** A price for each of `count` days up to 17 March 2027, every `step` days; the same on every run. */
export const navHistory = (count: number, step = 7, start = 38.2) => {
  const last = Date.UTC(2027, 2, 17);
  return Array.from({ length: count }, (_, at) => ({
    date: new Date(last - (count - 1 - at) * step * 86_400_000).toISOString().slice(0, 10),
    value: Math.round((start + at * (4 / count) + Math.sin(at / 4) * 1.1 + Math.sin(at * 1.7) * 0.3) * 100) / 100,
  }));
};
