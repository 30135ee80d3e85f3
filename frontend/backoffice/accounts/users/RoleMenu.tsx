import ManageAccountsIcon from "@mui/icons-material/ManageAccountsOutlined";
import { Alert, Button, IconButton, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useGetList, useRefresh } from "react-admin";
import type { Role, UserView } from "../../../../backend/accounts/contract.ts";
import { openRequestStatuses } from "../../../../backend/lessons/contract.ts";
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

/** How much a coach leaves behind, once that is known. Videos to review go back to all coaches by themselves. */
type Left = { lessons?: number | undefined; camps?: number | undefined; requests?: number | undefined };
type Around = { myId: string; left: Left };

const useLeft = (instructorId: string, enabled: boolean): Left => {
  const reading = { enabled, refetchOnMount: "always" } as const;
  const one = { pagination: { page: 1, perPage: 1 } }; // the count comes with any page
  const camps = useGetList("camps", { filter: { status: "active", instructorId }, ...one }, reading);
  const waiting = { status: [...openRequestStatuses], instructorId };
  const requests = useGetList("lesson-requests", { filter: waiting, ...one }, reading);
  const lessons = useLessonsAhead({ instructorId }, { enabled, onlyToCome: true });
  return enabled ? { lessons, camps: camps.total, requests: requests.total } : {};
};

const leftInWords = ({ lessons = 0, camps = 0, requests = 0 }: Left) => [
  ...(lessons > 0 ? [words.lessonsStay(lessons)] : []),
  ...(camps > 0 ? [words.campsStay(camps)] : []),
  ...(requests > 0 ? [words.requestsStay(requests)] : []),
];

/** What a change of role would mean, in words for the decision. */
const roleChange = (user: UserView, to: Role, { myId, left }: Around): RoleChange => {
  const name = fullName(user);
  const loss = losses[user.role];
  const self = user.id === myId ? [words.thisIsYourOwn] : [];
  const means = [gains[to], ...(loss ? [loss] : []), ...leftInWords(left), ...self];
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
  const { send, sending, refusal, startOver } = useAct(
    ({ changeRole }: AccountVerbs) => changeRole,
    {
      done: words.roleChanged,
      failed: words.failedToChangeThe,
    },
    { sent: () => setAsking(false), undoable: ({ userId }) => userId, line: words.roleChangedName(name) },
  );
  const isCoach = user.role === "instructor";
  const left = useLeft(user.id, asking && isCoach);
  const around = { myId: me.id, left };
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
              startOver();
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
        onConfirm={() => void send({ userId: user.id, role: to })}
        onClose={() => setAsking(false)}
      >
        {change.means.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </ConfirmDialog>
    </span>
  );
};
