import { ListSubheader, Menu, MenuItem } from "@mui/material";
import { PaidByHand } from "../../../backend/camps/contract.ts";
import { receivedByLabel } from "./campTexts.ts";
import { howPaidWords as words } from "./words.ts";

const question = words.howWasItPaid;

type Props = { anchor: HTMLElement | null; onChoose: (method: PaidByHand) => void; onClose: () => void };

/** Asks how a family paid, so that one more tap records both. */
export const HowPaid = ({ anchor, onChoose, onClose }: Props) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{
      list: { "aria-label": question, subheader: <ListSubheader role="presentation">{question}</ListSubheader> },
    }}
  >
    {PaidByHand.options.map((method) => (
      <MenuItem
        key={method}
        sx={{ minHeight: 44 }}
        onClick={() => {
          onClose();
          onChoose(method);
        }}
      >
        {receivedByLabel[method]}
      </MenuItem>
    ))}
  </Menu>
);
