import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../src/ports/clock.ts';
import { deleteSpace, openSpace, type Space, type Surroundings } from './open-space.ts';
import { type SpaceRegister, spaceRegister } from './space-register.ts';

/** The spaces of a sandbox. Each opens with the first call to it on this node. */
export interface Spaces {
  /** How many may be open. */
  readonly limit: number;
  /** @returns the key of a new space, or null if as many are open as there may be */
  open(): Promise<string | null>;
  /** The app that answers for a space; null if no space has this key. */
  find(key: string): Promise<FastifyInstance | null>;
  /** Closes a space and deletes everything in it. @returns whether it was open */
  close(key: string): Promise<boolean>;
  /** Closes the spaces that were not used for seven days. */
  closeUnused(): Promise<void>;
  /** Ends this node's part in all spaces, which stay open. */
  end(): Promise<void>;
}

/** @param clock the real time, which no sandbox moves */
export async function createSpaces(surroundings: Surroundings, clock: Clock): Promise<Spaces> {
  const { config, db } = surroundings;
  const register = await spaceRegister(db, config.spaces);
  const running = new Map<string, Promise<Space>>();

  const start = (key: string): Promise<Space> => {
    const space = running.get(key) ?? openSpace(surroundings, key);
    running.set(key, space);
    // the next call tries again
    space.catch(() => running.delete(key));
    return space;
  };
  const stop = async (key: string): Promise<void> => {
    const space = running.get(key);
    running.delete(key);
    await (await space?.catch(() => undefined))?.close();
  };
  const remove = async (key: string): Promise<void> => {
    await stop(key);
    await deleteSpace(surroundings, key);
  };
  const closeUnused = async (): Promise<void> => {
    for (const key of await register.removeUnused(clock.now())) await remove(key);
    const open = await register.keys();
    // other nodes close spaces too
    for (const key of [...running.keys()]) if (!open.has(key)) await stop(key);
  };
  const find = async (key: string): Promise<FastifyInstance | null> => {
    if (await register.use(key, clock.now())) return (await start(key)).app;
    // another node closed it
    await stop(key);
    return null;
  };
  return {
    limit: config.spaces,
    async open() {
      await closeUnused();
      return await openRegistered(register, clock, start);
    },
    find,
    async close(key) {
      const wasOpen = await register.remove(key);
      if (wasOpen) await remove(key);
      return wasOpen;
    },
    closeUnused,
    async end() {
      for (const key of [...running.keys()]) await stop(key);
    },
  };
}

/** A space that cannot be opened does not stay in the register. */
async function openRegistered(
  register: SpaceRegister,
  clock: Clock,
  start: (key: string) => Promise<Space>,
): Promise<string | null> {
  const key = await register.add(clock.now());
  if (key === null) return null;
  try {
    await start(key);
    return key;
  } catch (error) {
    await register.remove(key);
    throw error;
  }
}
