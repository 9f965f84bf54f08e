// Ends this process cleanly when its parent is gone, so that even a parent killed with SIGKILL leaves nothing
// running. The tools import it, and preload it (node --import) into the servers that they start.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
