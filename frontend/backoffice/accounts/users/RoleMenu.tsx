import ManageAccountsIcon from "@mui/icons-material/ManageAccountsOutlined";
import { Button, IconButton, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import type { Role, UserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { UndoButton } from "../../../shared/Undo.tsx";
import { useMe } from "../../access/me.ts";
import { useLessonsAhead } from "../../data/useLessonsAhead.ts";
import { useAct } from "../../data/useAct.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import type { AccountVerbs } from "../verbs.ts";
import { roleMenuWords as words } from "../words.ts";

type RoleChange = { menu: string; title: string; action: string; means: string[]; takesAway: boolean };

const gains: Record<Role, string> = {
  instructor: words.theyCanSetAvailability,
  admin: words.theyCanSeeEvery,
  student: words.theyKeepTheirAccount,
};
const losses: Partial<Record<Role, string>> = {
  instructor: words.theyLoseTheInstructor,
  admin: words.theyLoseTheAdmin,
};
const roleName: Record<Role, string> = { student: "player", instructor: "instructor", admin: "admin" };

/** `lessonsAhead`: that the person gives, once they are known. */
type Around = { myId: string; lessonsAhead?: number | undefined };

/** What a change of role would mean, in words for the decision. */
const roleChange = (user: UserView, to: Role, { myId, lessonsAhead = 0 }: Around): RoleChange => {
  const name = fullName(user);
  const loss = losses[user.role];
  const self = user.id === myId ? [words.thisIsYourOwn] : [];
  const left = user.role === "instructor" && lessonsAhead > 0 ? [words.lessonsStay(lessonsAhead)] : [];
  const means = [gains[to], ...(loss ? [loss] : []), ...left, ...self];
  const takesAway = to === "student";
  if (takesAway) {
    const role = roleName[user.role];
    return {
      menu: words.removeRole(role),
      title: words.removeTheirRole(role, name),
      action: words.removeRole(role),
      means,
      takesAway,
    };
  }
  const action = words.makeRole(roleName[to]);
  return {
    menu: action,
    title: words.makeNameAnRole(name, roleName[to]),
    action,
    means,
    takesAway,
  };
};

const otherRoles = (role: Role): Role[] =>
  (["instructor", "admin", "student"] as const).filter((other) => other !== role);

/** Gives a person another role, after saying what that means. */
export const RoleMenu = ({ user, compact = false }: { user: UserView; compact?: boolean }) => {
  const me = useMe();
  const refresh = useRefresh();
  const name = fullName(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [to, setTo] = useState<Role>("instructor");
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(
    ({ changeRole }: AccountVerbs) => changeRole,
    {
      done: words.roleChanged,
      failed: words.failedToChangeThe,
    },
    { undoable: ({ userId }) => userId, line: words.roleChangedName(name) },
  );
  const isCoach = user.role === "instructor";
  const lessonsAhead = useLessonsAhead({ instructorId: user.id }, { enabled: asking && isCoach, onlyToCome: true });
  const around = { myId: me.id, lessonsAhead };
  const change = roleChange(user, to, around);
  const open = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const menu = { "aria-haspopup": "menu", "aria-expanded": Boolean(anchor), onClick: open } as const;
  return (
    // A click on the row opens the person; a click in here must not.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={(event) => event.stopPropagation()}>
      <UndoButton of={user.id} what={words.theirLastChange(name)} undone={refresh} />
      {compact ? (
        <IconButton {...menu} size="small" aria-label={words.changeTheirRole(name)}>
          <ManageAccountsIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button {...menu} variant="outlined" startIcon={<ManageAccountsIcon />}>
          {words.changeRole}
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
            {roleChange(user, role, around).menu}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={asking}
        danger={change.takesAway}
        busy={sending}
        title={change.title}
        action={change.action}
        onConfirm={() => void send({ userId: user.id, role: to }).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {change.means.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    </span>
  );
};
