// Ends this process, in good order, once the one that started it is gone: even a parent killed with SIGKILL leaves nothing
// behind. Imported by the tools, and preloaded (node --import) into the servers that they start.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
