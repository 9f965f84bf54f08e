import { defineMenu, type MenuPart } from '@lifedesk/journey/service';
import { DownloadIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { DocumentKind } from './documents.ts';

const part = (kind: DocumentKind, name: MenuPart['name'], words: MenuPart['words']): MenuPart => ({
  id: kind,
  query: { kind },
  name,
  words,
});

export const menu = defineMenu({
  group: 'overview',
  name: m.downloadCenter_menuName,
  words: m.downloadCenter_menuWords,
  icon: DownloadIcon,
  // kinds of document come after a policy is found
  forCompany: { name: m.downloadCenter_companyMenuName, words: m.downloadCenter_companyMenuWords, parts: [] },
  parts: [
    part('premium-receipt', m.downloadCenter_kindReceipt, m.downloadCenter_wordsReceipt),
    part('premium-certificate', m.downloadCenter_kindCertificate, m.downloadCenter_wordsCertificate),
    part('policy-document', m.downloadCenter_kindPolicy, m.downloadCenter_wordsPolicy),
    part('account-statement', m.downloadCenter_kindStatement, m.downloadCenter_wordsStatement),
    part('notice', m.downloadCenter_kindNotice, m.downloadCenter_wordsNotice),
  ],
});
