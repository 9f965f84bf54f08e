import { pnpm } from '../pnpm.mjs';
import { run } from '../run.ts';

/** The parts of a CycloneDX document that we read. */
export interface Sbom {
  readonly bomFormat: string;
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly version: string } };
  readonly components: readonly Component[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}
interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly licenses?: readonly unknown[];
}

/** `name@version`, as in package.json. */
export const idOf = ({ group, name, version }: Component): string => `${group ? `${group}/` : ''}${name}@${version}`;

/**
 * The CycloneDX document of a package of the workspace: what is installed with it, and what is bundled into it. It has no time and no
 * serial number, so that the same sources give the same package.
 * @param included `name@version` of each
 */
export async function sbomOf(name: string, included: ReadonlySet<string>): Promise<Sbom> {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--exclude-peers'];
  const { ok, output } = await run([...pnpm(), '--filter', name, 'sbom', ...options]);
  if (!ok) throw new Error(`pnpm sbom\n${output}`);
  const { serialNumber, ...all } = JSON.parse(output.slice(output.indexOf('{'))) as Sbom;
  const components = all.components.filter((component) => included.has(idOf(component)));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const { timestamp, ...metadata } = all.metadata;
  const own = all.dependencies?.filter(
    ({ ref }) => refs.has(ref) || !all.components.some((it) => it['bom-ref'] === ref),
  );
  const dependencies = own?.map((each) => ({
    ...each,
    dependsOn: (each.dependsOn ?? []).filter((ref) => refs.has(ref)),
  }));
  return { ...all, metadata, components, dependencies: dependencies ?? [] };
}
