/** Waits until the caller gives up. */
export const silence = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
