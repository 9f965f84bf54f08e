// Moves the clock of this program by LIFEDESK_CLOCK_SHIFT milliseconds; it keeps ticking. `npm run instants` preloads it into
// every Node process through NODE_OPTIONS, which children and workers inherit.
//
// Debian's faketime was the alternative. It is not in the lockfile, does not support macOS, and also moves the PostgreSQL server and the
// browser. So it cannot make the device's clock differ from the server's, which is what we want to test.
import { shiftClock } from './shift-clock.mjs';

const ms = Number(process.env.LIFEDESK_CLOCK_SHIFT ?? 0);
if (ms !== 0) shiftClock(ms);
