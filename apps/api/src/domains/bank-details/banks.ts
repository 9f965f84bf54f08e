import { createRequire } from 'node:module';

/** Branch codes by bank; numbers if the code is all digits. */
type Codes = Readonly<Record<string, readonly (number | string)[]>>;

type Names = Readonly<Record<string, string>>;

const require = createRequire(import.meta.url);
let lists: { codes: Codes; names: Names; members: Names; memberPrefixes: Names } | undefined;
/** The lists of the package, read on first use because they are large. */
function readLists() {
  lists ??= {
    codes: require('ifsc/src/IFSC.json'),
    names: require('ifsc/src/banknames.json'),
    members: require('ifsc/src/sublet.json'),
    memberPrefixes: require('ifsc/src/custom-sublets.json'),
  };
  return lists;
}

/** Branches with known details. */
const BRANCHES: Readonly<Record<string, { branch: string; micr: string }>> = {
  SBIN0000300: { branch: 'Mumbai Main', micr: '400002010' },
  HDFC0000004: { branch: 'Chennai Mylapore', micr: '600240002' },
  PUNB0107800: { branch: 'Bhopal Arera Colony', micr: '462024002' },
  ICIC0000008: { branch: 'Hyderabad Khairatabad', micr: '500229002' },
  HDFC0000060: { branch: 'Mumbai Fort', micr: '400240015' },
};

export interface Bank {
  ifscCode: string;
  bankName: string;
  branchName?: string;
  micrCode?: string;
}

/** The bank of an IFSC, with its branch if known; null if there is no such code. */
export function bankOf(ifscCode: string): Bank | null {
  const { codes } = readLists();
  const bank = ifscCode.slice(0, 4);
  const branch = ifscCode.slice(5);
  const listed = Object.hasOwn(codes, bank) ? codes[bank] : undefined;
  if (!listed?.includes(/^\d+$/.test(branch) ? Number(branch) : branch)) return null;
  const known = BRANCHES[ifscCode];
  return {
    ifscCode,
    bankName: nameOf(bank, ifscCode),
    ...(known ? { branchName: known.branch, micrCode: known.micr } : {}),
  };
}

/** The name of a bank, or of the smaller bank that uses its codes, such as a co-operative bank. */
function nameOf(bank: string, ifscCode: string): string {
  const { names, members, memberPrefixes } = readLists();
  const [prefix = ''] = Object.keys(memberPrefixes)
    .filter((start) => ifscCode.startsWith(start))
    .sort((a, b) => b.length - a.length);
  // a member is listed by its own code, or by its name if it has none
  const member = members[ifscCode] ?? memberPrefixes[prefix] ?? bank;
  return names[member] ?? member;
}

/** Bank and branch in one line. */
export const bankAndBranch = ({ bankName, branchName }: Bank): string =>
  branchName ? `${bankName}, ${branchName}` : bankName;
