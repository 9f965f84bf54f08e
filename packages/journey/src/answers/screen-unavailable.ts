/** The code of a screen could not be loaded: the network is down, or a newer version of the portal has replaced it. */
export class ScreenUnavailableError extends Error {
  override readonly name = 'ScreenUnavailableError';
}
