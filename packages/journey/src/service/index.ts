export { audienceOf, entryTo, type SessionKind } from './access.ts';
export {
  type Access,
  type Audience,
  defineFacts,
  defineService,
  type ScreenModule,
  type ServiceFacts,
} from './define-service.ts';
export {
  defineMenu,
  type MenuCustomer,
  type MenuEntry,
  type MenuGroup,
  type MenuPart,
  menuEntryFor,
  menuGroups,
  type PolicyVerdict,
  whyNoPolicy,
} from './menu-entry.ts';
export { menuGroupName } from './menu-group-name.ts';
export { whyRestricted } from './why-restricted.ts';
