import { type Document, pointer, type Schema } from './document.ts';

/** What a description says before a unit, or where it starts with one. */
const UNIT =
  /(^|\bin (whole )?)(paise|rupees|milliseconds|seconds|minutes|hours|days|weeks|months|years|bytes|per ?cent|basis points|hundredths|ten-thousandths|millionths)\b/i;
/** Their content is data, not schemas. */
const DATA = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** Every schema and property says what it means. A number whose description names a unit also has it as `x-unit`. */
export function checkDescriptions(document: Document): string[] {
  const faults: string[] = [];

  function describe(schemas: Record<string, Schema>, ...path: string[]): void {
    for (const [name, { $ref, description }] of Object.entries(schemas))
      if ($ref === undefined && !description)
        faults.push(`${pointer(...path, name)} has no description: say what it means, and its unit if it has one`);
  }

  function visit(node: unknown, ...path: string[]): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, description, properties, 'x-unit': unit } = node as Schema;
    if (type === 'integer' && unit === undefined && UNIT.test(description ?? ''))
      faults.push(`${pointer(...path)} has no x-unit: name the unit that its description says`);
    if (properties && path.at(-1) !== 'properties') describe(properties, ...path, 'properties');
    for (const [key, value] of Object.entries(node))
      if (!DATA.has(key) || path.at(-1) === 'properties') visit(value, ...path, key);
  }

  describe(document.components?.schemas ?? {}, 'components', 'schemas');
  visit(document);
  return faults;
}
