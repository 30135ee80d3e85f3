import type { WaiverView } from "../../../../backend/players/waivers/contract.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { waiverWords as words } from "../words.ts";

/** Whether the waiver is signed, as it is now. */
export const WaiverChip = ({ isSigned, signature }: Pick<WaiverView, "isSigned" | "signature">) => (
  <StateChip
    tone={isSigned ? "success" : "warning"}
    label={isSigned ? words.signed : signature ? words.signedEarlier : words.notSigned}
  />
);
