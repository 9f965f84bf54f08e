/** For the stories of services: a service in an in-memory app, with the contract's examples. */
export type { ScreenArgs, ScreenStoryProps } from './ScreenStory.tsx';
export * from './screen-stories.tsx';
export { to } from './service-list.ts';
