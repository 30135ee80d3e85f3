// How a registration stands, said once: the camp's decisions reckon it of numbers, and lists that filter and page by it
// reckon it in the database.

/** Reckons with sums and conditions, whatever they are: numbers, or SQL that says them. */
export interface Reckoning<Sum, Truth> {
  readonly nothing: Sum;
  readonly plus: (one: Sum, other: Sum) => Sum;
  readonly minus: (one: Sum, other: Sum) => Sum;
  readonly larger: (one: Sum, other: Sum) => Sum;
  readonly isLess: (one: Sum, than: Sum) => Truth;
  readonly not: (is: Truth) => Truth;
  readonly all: (...are: readonly Truth[]) => Truth;
  readonly any: (...are: readonly Truth[]) => Truth;
  readonly choose: (is: Truth, then: Sum, otherwise: Sum) => Sum;
}

/** What came in and went out, as far as the facts say so. */
export interface Money<Sum> {
  readonly byHandCents: Sum; // attested, all together
  readonly backByHandCents: Sum;
  readonly receivedByCardCents: Sum;
  readonly goneByCardCents: Sum; // given back for good, or lost
}
export interface Books<Sum, Truth> extends Money<Sum> {
  readonly isOff: Truth; // it was withdrawn, or its camp called off
  readonly isPaid: Truth; // as last said
  readonly isUnpaid: Truth;
  readonly isUndecided: Truth; // money came that was not owed, is disputed, or came back after it was given back
  readonly totalCents: Sum;
}

/** What was given back by hand was received by hand, whatever is attested since. */
const moneyBy =
  <Sum, Truth>({ plus, larger }: Reckoning<Sum, Truth>) =>
  ({ byHandCents, backByHandCents, receivedByCardCents, goneByCardCents }: Money<Sum>) => ({
    collectedCents: plus(larger(byHandCents, backByHandCents), receivedByCardCents),
    refundedCents: plus(backByHandCents, goneByCardCents),
  });

/**
 * Said to be paid, nothing more is to come, whatever was given back since; what is held beyond the quote is to be given
 * back.
 */
const owedBy =
  <Sum, Truth>({ nothing, minus, larger, choose }: Reckoning<Sum, Truth>) =>
  ({ quotedCents, heldCents, isPaid }: { quotedCents: Sum; heldCents: Sum; isPaid: Truth }) => ({
    outstandingCents: choose(isPaid, nothing, larger(nothing, minus(quotedCents, heldCents))),
    refundDueCents: larger(nothing, minus(heldCents, quotedCents)),
  });

/** It is a mismatch where somebody has to decide, or where what was said is not what its books say. */
export const balanceBy = <Sum, Truth>(reckoning: Reckoning<Sum, Truth>) => {
  const { nothing, minus, isLess, not, all, any, choose } = reckoning;
  return (books: Books<Sum, Truth>) => {
    const { isPaid, isUnpaid, receivedByCardCents } = books;
    const { collectedCents, refundedCents } = moneyBy(reckoning)(books);
    const quotedCents = choose(books.isOff, nothing, books.totalCents);
    const held = minus(collectedCents, refundedCents);
    const heldByCard = minus(receivedByCardCents, books.goneByCardCents);
    const isPaidTooLittle = all(isPaid, isLess(collectedCents, quotedCents));
    const isPaidUnsaid = all(not(isPaid), isLess(nothing, heldByCard), any(isUnpaid, not(isLess(held, quotedCents))));
    return {
      quotedCents,
      collectedCents,
      refundedCents,
      ...owedBy(reckoning)({ quotedCents, heldCents: held, isPaid }),
      hasMismatch: any(
        books.isUndecided,
        all(isLess(nothing, quotedCents), isLess(nothing, receivedByCardCents), any(isPaidTooLittle, isPaidUnsaid)),
      ),
    };
  };
};

const numbers: Reckoning<number, boolean> = {
  nothing: 0,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  larger: Math.max,
  isLess: (one, than) => one < than,
  not: (is) => !is,
  all: (...are) => are.every(Boolean),
  any: (...are) => are.some(Boolean),
  choose: (is, then, otherwise) => (is ? then : otherwise),
};
// Marked, so that a browser gets the one that it asks for alone.
export const moneyOf = /* @__PURE__ */ moneyBy(numbers);
export const owedOf = /* @__PURE__ */ owedBy(numbers);
export const balanceOf = /* @__PURE__ */ balanceBy(numbers);
