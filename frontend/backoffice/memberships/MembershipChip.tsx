import type { MembershipView } from "../../../backend/memberships/contract.ts";
import { StateChip } from "../frame/StateChip.tsx";
import { standingLabel } from "./words.ts";

type Props = Pick<MembershipView, "membershipStatus"> &
  Partial<Pick<MembershipView, "standing" | "isStopping" | "moneyTrouble">> & {
    readonly card?: { readonly hasFailed: boolean } | null;
  };

const labelOf = ({ membershipStatus, standing, card, isStopping, moneyTrouble }: Props) => {
  if (isStopping) return { label: standingLabel.stopping, tone: "warning" } as const;
  if (moneyTrouble) return { label: standingLabel[moneyTrouble], tone: "warning" } as const;
  if (card?.hasFailed) return { label: standingLabel.declined, tone: "warning" } as const;
  if (standing === "ending") return { label: standingLabel.ending, tone: "info" } as const;
  if (standing === "paused") return { label: standingLabel.paused, tone: "info" } as const;
  return {
    label: standingLabel[membershipStatus],
    tone: membershipStatus === "active" ? ("success" as const) : undefined,
  };
};

/** Whether someone has to see to it. */
export const isInTrouble = (membership: Props) => labelOf(membership).tone === "warning";

/** The same as the chip says. */
export const standingWord = (membership: Props) => labelOf(membership).label;

/** How a membership stands, in a word. */
export const MembershipChip = (membership: Props) => <StateChip {...labelOf(membership)} />;
