export { audienceOf, entryTo, type SessionKind } from './access.ts';
export {
  type Access,
  type Audience,
  defineFacts,
  defineService,
  type ScreenModule,
  type ServiceFacts,
} from './define-service.ts';
export { type MenuEntry, type MenuGroup, menuGroups } from './menu-entry.ts';
