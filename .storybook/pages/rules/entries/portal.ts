import {
  arrangeContent,
  countNotifications,
  DEFAULT_MAINTENANCE,
  deviceClassOf,
  fillMaintenanceMessage,
  maintenanceState,
  parseContentPlace,
  pathsClosed,
  servicePath,
} from '@lifedesk/rules';
import { json, number, type RuleEntry, rule, text } from '../entry.ts';

export const portalRules: readonly RuleEntry[] = [
  rule(
    'maintenanceState',
    { path: text('/pay-loan'), now: text('2026-03-10T01:00:00Z'), noticeMinutes: number(60) },
    (given) => maintenanceState(DEFAULT_MAINTENANCE, given.path, new Date(given.now), given.noticeMinutes),
    [
      { now: '2026-03-09T23:59:00Z' },
      { now: '2026-03-10T00:00:00Z' },
      { now: '2026-03-10T01:00:00Z' },
      { now: '2026-03-10T02:00:00Z' },
      { now: '2026-03-10T01:00:00Z', path: '/dashboard' },
    ],
  ),
  rule(
    'pathsClosed',
    { now: text('2026-03-10T01:00:00Z') },
    (given) => pathsClosed(DEFAULT_MAINTENANCE, new Date(given.now)),
    [{ now: '2026-03-10T00:59:00Z' }, { now: '2026-03-10T01:00:00Z' }],
  ),
  rule(
    'fillMaintenanceMessage',
    {
      message: text('The service “{service}” is closed from {from} to {to}.'),
      from: text('6:30'),
      to: text('7:30'),
      service: text('Pay loan'),
    },
    ({ message, ...values }) => fillMaintenanceMessage(message, values),
    [{}, { message: 'Closed since {since}.' }],
  ),
  rule('servicePath', { path: text('/cs/pay-loan/?id=7') }, ({ path }) => servicePath(path), [
    {},
    { path: '/pay-loan' },
    { path: '/cs' },
    { path: '/csx' },
  ]),
  rule(
    'countNotifications',
    { notifications: json<Record<string, unknown>>({ panNotSeeded: true, fatca: false, dues: 2 }) },
    (given) => countNotifications(given.notifications),
    [{}, { notifications: {} }],
  ),
  rule('parseContentPlace', { position: text('1.10') }, ({ position }) => parseContentPlace(position), [
    {},
    { position: '1.9' },
    { position: '1' },
  ]),
  rule(
    'arrangeContent',
    {
      pieces: json<readonly { position?: string }[]>([
        { position: '2.1' },
        { position: '1.10' },
        { position: '1.9' },
        {},
      ]),
    },
    (given) => arrangeContent(given.pieces),
    [{}, { pieces: [] }],
  ),
  rule('deviceClassOf', { width: number(360) }, ({ width }) => deviceClassOf(width), [
    { width: 767 },
    { width: 768 },
    { width: 1279 },
    { width: 1280 },
  ]),
];
