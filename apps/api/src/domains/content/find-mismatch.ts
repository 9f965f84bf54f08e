import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { isRecord } from '../../platform/is-record.ts';

/**
 * The first place where a value does not match an output type of the content service, such as
 * `/tabDetails/0/rows/2/position is missing`; null if it matches. Members of a union name their type in `__typename`.
 */
export function findMismatch(type: GraphQLOutputType, value: unknown, at = ''): string | null {
  if (isNonNullType(type)) return isNothing(value) ? `${at} is missing` : findMismatch(type.ofType, value, at);
  if (isNothing(value)) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${at} is no list`;
    return first(value.entries(), ([place, item]) => findMismatch(type.ofType, item, `${at}/${place}`));
  }
  if (isUnionType(type)) {
    const name = isRecord(value) ? value.__typename : undefined;
    const member = type.getTypes().find((one) => one.name === name);
    return member ? mismatchOfObject(member, value, at) : `${at} is none of ${type.name}`;
  }
  if (isObjectType(type)) return mismatchOfObject(type, value, at);
  if (isEnumType(type)) return type.getValue(String(value)) ? null : `${at} is no ${type.name}`;
  return typeof value === 'string' ? null : `${at} is no text`;
}

function mismatchOfObject(type: GraphQLObjectType, value: unknown, at: string): string | null {
  if (!isRecord(value) || Array.isArray(value)) return `${at} is no ${type.name}`;
  const fields = type.getFields();
  const stranger = Object.keys(value).find((key) => key !== '__typename' && !(key in fields));
  if (stranger !== undefined) return `${at}/${stranger} is unknown`;
  return first(Object.values(fields), (field) => findMismatch(field.type, value[field.name], `${at}/${field.name}`));
}

function first<T>(items: Iterable<T>, check: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = check(item);
    if (found !== null) return found;
  }
  return null;
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;
