// Moves the clock of this program by LIFEDESK_CLOCK_SHIFT milliseconds; it goes on ticking. `npm run instants` preloads it into
// every Node process by NODE_OPTIONS, which their children and workers inherit.
//
// Debian's faketime was the alternative. It comes with no lockfile, knows no macOS, also moves the PostgreSQL server and the
// browser where it is preloaded, and so cannot make the device's clock differ from the server's, which is what we want to see.
import { shiftClock } from './shift-clock.mjs';

const ms = Number(process.env.LIFEDESK_CLOCK_SHIFT ?? 0);
if (ms !== 0) shiftClock(ms);
