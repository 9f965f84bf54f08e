/** Prints what was checked, and whether it is right. */
export type Check = (what: string, isRight: boolean) => void;

/** Prints each check, and knows whether all were right. */
export function startChecks(): { check: Check; areAllRight: () => boolean } {
  let areRight = true;
  return {
    check(what, isRight) {
      console.log(isRight ? what : `WRONG: ${what}`);
      areRight &&= isRight;
    },
    areAllRight: () => areRight,
  };
}
