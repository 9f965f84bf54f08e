import { globSync } from 'node:fs';

/** The Debian packages that a run needs, each with a file by which it is recognized. */
const NEEDED: Readonly<Record<string, string>> = {
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  dbus: '/usr/bin/dbus-daemon',
  'firefox-esr': '/usr/bin/firefox-esr',
  'gir1.2-wnck-3.0': '/usr/lib/*/girepository-1.0/Wnck-3.0.typelib',
  'libglib2.0-bin': '/usr/bin/gdbus',
  openbox: '/usr/bin/openbox',
  orca: '/usr/bin/orca',
  'python3-speechd': '/usr/lib/python3/dist-packages/speechd',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  xdotool: '/usr/bin/xdotool',
  xvfb: '/usr/bin/Xvfb',
};

/** The names of the Debian packages that are not installed. */
export const findMissingPackages = (): string[] =>
  Object.entries(NEEDED)
    .filter(([, file]) => globSync(file).length === 0)
    .map(([name]) => name);
