// How a registration stands, stated once: the camp's decisions compute it from numbers, and lists that filter and page
// by it compute it in the database.

/** Computes with sums and conditions, whatever they are: numbers, or SQL expressions. */
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

/** Money in and out, as far as the facts say. */
export interface Money<Sum> {
  readonly byHandCents: Sum; // attested, in total
  readonly backByHandCents: Sum;
  readonly receivedByCardCents: Sum;
  readonly goneByCardCents: Sum; // refunded for good, or lost
}
export interface Books<Sum, Truth> extends Money<Sum> {
  readonly isOff: Truth; // it was withdrawn, or its camp cancelled
  readonly isPaid: Truth; // as last stated
  readonly isUnpaid: Truth;
  readonly isUndecided: Truth; // money came that was not owed, is disputed, or was returned after a refund
  readonly totalCents: Sum;
}

/** A refund by hand was received by hand, whatever is attested since. */
export const moneyBy =
  <Sum, Truth>({ plus, larger }: Reckoning<Sum, Truth>) =>
  ({ byHandCents, backByHandCents, receivedByCardCents, goneByCardCents }: Money<Sum>) => ({
    collectedCents: plus(larger(byHandCents, backByHandCents), receivedByCardCents),
    refundedCents: plus(backByHandCents, goneByCardCents),
  });

/**
 * Once marked as paid, nothing more is owed, whatever was refunded since; anything held beyond the quote is due back.
 */
const owedBy =
  <Sum, Truth>({ nothing, minus, larger, choose }: Reckoning<Sum, Truth>) =>
  ({ quotedCents, heldCents, isPaid }: { quotedCents: Sum; heldCents: Sum; isPaid: Truth }) => ({
    outstandingCents: choose(isPaid, nothing, larger(nothing, minus(quotedCents, heldCents))),
    refundDueCents: larger(nothing, minus(heldCents, quotedCents)),
  });

/** It is a mismatch if someone has to decide, or if the stated status is not what the books say. */
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
// Marked pure, so that a browser gets only the one it asks for.
export const moneyOf = /* @__PURE__ */ moneyBy(numbers);
export const owedOf = /* @__PURE__ */ owedBy(numbers);
export const balanceOf = /* @__PURE__ */ balanceBy(numbers);
