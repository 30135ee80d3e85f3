import ManageAccountsIcon from "@mui/icons-material/ManageAccountsOutlined";
import { Button, IconButton, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { Role, UserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { otherRoles, roleChange } from "./roleChange.ts";
import type { AccountVerbs } from "../verbs.ts";

/** Gives a person another role, after saying what that means. */
export const RoleMenu = ({ user, compact = false }: { user: UserView; compact?: boolean }) => {
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [to, setTo] = useState<Role>("instructor");
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAct(({ changeRole }: AccountVerbs) => changeRole, {
    done: "Role changed",
    failed: "Failed to change the role",
  });
  const change = roleChange(user, to, me.id);
  const open = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const menu = { "aria-haspopup": "menu", "aria-expanded": Boolean(anchor), onClick: open } as const;
  return (
    // The row behind opens the person; what happens in here is no click on the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={(event) => event.stopPropagation()}>
      {compact ? (
        <IconButton {...menu} size="small" aria-label={`Change the role of ${fullName(user)}`}>
          <ManageAccountsIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...menu} variant="outlined" startIcon={<ManageAccountsIcon />}>
          Change role
        </Button>
      )}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {otherRoles(user.role).map((role) => (
          <MenuItem
            key={role}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setTo(role);
              setAnchor(null);
              setAsking(true);
            }}
          >
            {roleChange(user, role, me.id).menu}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={asking}
        danger={change.takesAway}
        busy={isPending}
        title={change.title}
        action={change.action}
        onConfirm={() => mutate({ userId: user.id, role: to }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {change.means.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    </span>
  );
};
