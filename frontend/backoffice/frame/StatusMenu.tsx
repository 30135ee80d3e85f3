import ArrowDropDownIcon from "@mui/icons-material/ArrowDropDown";
import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { statusMenuWords as words } from "./words.ts";

type Props<Status extends string> = {
  of: string; // what is set, for those who do not see what stands around it
  variant: "contained" | "outlined";
  choices: readonly { status: Status; label: string; means: string }[];
  /** Marked where it is among the choices. */
  current: string;
  busy: boolean;
  onChoose: (status: Status) => void;
};

/** Sets how something stands, with what each choice means. */
export const StatusMenu = <Status extends string>(props: Props<Status>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActButton
        variant={props.variant}
        busy={props.busy}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={words.setStatusOf(props.of)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.setStatus}
      </ActButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {props.choices.map(({ status, label, means }) => (
          <MenuItem
            key={status}
            selected={status === props.current}
            sx={{ minHeight: 44, display: "block" }}
            onClick={() => {
              setAnchor(null);
              props.onChoose(status);
            }}
          >
            <strong>{label}</strong>
            <br />
            <small>{means}</small>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
