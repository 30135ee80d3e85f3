import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import type { MembershipRevenueView } from "../../../../backend/memberships/contract.ts";
import { cents, dollars } from "../../../shared/formats.ts";

interface Books {
  readonly days: readonly Pick<CampRevenueView["days"][number], "date" | "collected" | "refunded">[];
  readonly months: MembershipRevenueView["months"];
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const lineOf = ({ collected, back }: { collected: number; back: number }) => ({
  collected: dollars(collected),
  back: dollars(back), // refunded, or lost in a dispute
  kept: dollars(collected - back),
});

/** A month of the business, in dollars: of camps, of memberships, and both as one sum. */
export const businessIn = (month: string, { days, months }: Books) => {
  const here = days.filter(({ date }) => date.startsWith(month));
  const paid = months.filter((one) => one.month === month);
  const camps = {
    collected: sumOf(here.map(({ collected }) => collected)),
    back: sumOf(here.map(({ refunded }) => refunded)),
  };
  const memberships = {
    collected: sumOf(paid.map(({ collected }) => collected)),
    back: sumOf(paid.flatMap(({ refunded, disputed }) => [refunded, disputed])),
  };
  const together = { collected: camps.collected + memberships.collected, back: camps.back + memberships.back };
  return { camps: lineOf(camps), memberships: lineOf(memberships), together: lineOf(together) };
};
