import type { Access, Audience } from '@lifedesk/journey/service';

/** One route: address, access, audience (section 6), core downtime (section 9) and whether signed-out people can go back to it. */
export interface ListedRoute {
  readonly id: string;
  readonly access: Access;
  readonly audiences: readonly Audience[];
  readonly core: boolean;
  readonly backWhenSignedOut: boolean;
}

const audienceOf = { r: ['retail'], c: ['corporate'], rc: ['retail', 'corporate'] } as const;

/** Reads a table of routes, one per line: address, access, audience, core downtime, signed-out back target. */
export function readRoutes(table: string): ReadonlyMap<string, ListedRoute> {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [id = '', access, audience, core, back] = line.split(' ');
      return [
        id,
        {
          id,
          access: access as Access,
          audiences: audienceOf[audience as keyof typeof audienceOf],
          core: core === 'yes',
          backWhenSignedOut: back === 'yes',
        },
      ];
    }),
  );
}
