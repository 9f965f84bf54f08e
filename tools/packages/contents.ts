import { hasDirective, isClientModule } from './client-modules.ts';
import { namesInNotices } from './notices.ts';
import { idOf, type Sbom } from './sbom.ts';

/** The files of a package, by path. */
export type Files = ReadonlyMap<string, string>;

const SBOM = 'dist/sbom.cdx.json';
const NOTICES = 'dist/third-party-licences.txt';

/** What users of a packed package would miss in it: who may use it, what changed, and what it contains of others. */
export function contentFaults(files: Files): string[] {
  const { version, dependencies = {} } = JSON.parse(files.get('package.json') ?? '{}');
  const missing = ['README.md', 'LICENSE', 'CHANGELOG.md', SBOM, NOTICES].filter((path) => !files.get(path)?.trim());
  const changes = files.get('CHANGELOG.md') ?? '';
  return [
    ...missing.map((path) => `has no ${path}`),
    ...(changes.includes(`\n## ${version}\n`) ? [] : [`has no changes of ${version} in its CHANGELOG.md`]),
    ...sbomFaults(files, version, Object.keys(dependencies)),
    ...mapFaults(files),
    ...clientFaults(files),
  ];
}

function sbomFaults(files: Files, version: string, dependencies: readonly string[]): string[] {
  const text = files.get(SBOM);
  if (!text) return [];
  const { bomFormat, metadata, components } = JSON.parse(text) as Sbom;
  const ids = components.map(idOf);
  const noticed = namesInNotices(files.get(NOTICES) ?? '');
  return [
    ...(bomFormat === 'CycloneDX' && metadata.component.version === version
      ? []
      : [`has an SBOM that is not of ${version}`]),
    ...dependencies
      .filter((name) => !ids.some((id) => id.startsWith(`${name}@`)))
      .map((name) => `has no ${name} in its SBOM`),
    ...components.filter(({ licenses = [] }) => licenses.length === 0).map((it) => `has no licence of ${idOf(it)}`),
    ...ids.filter((id) => !noticed.has(id)).map((id) => `has no notice of ${id}`),
    ...[...noticed].filter((id) => !ids.includes(id)).map((id) => `has no ${id} in its SBOM`),
  ];
}

/** Declaration maps whose source is not in the package, so that an editor cannot open it. */
function mapFaults(files: Files): string[] {
  const maps = [...files].filter(([path]) => path.endsWith('.d.ts.map'));
  const lost = maps.filter(([path, text]) =>
    (JSON.parse(text).sources as string[]).some(
      (source) => !files.has(new URL(source, `file:///${path}`).pathname.slice(1)),
    ),
  );
  return lost.map(([path]) => `has no source for ${path}`);
}

/** Modules that fail in a server component, because nothing says that they belong to the client. */
function clientFaults(files: Files): string[] {
  const modules = [...files].filter(([path]) => path.startsWith('dist/') && path.endsWith('.js'));
  return modules
    .filter(([, code]) => isClientModule(code) && !hasDirective(code))
    .map(([path]) => `has no 'use client' in ${path}`);
}
