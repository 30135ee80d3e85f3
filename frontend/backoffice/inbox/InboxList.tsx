import { Box, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { useListContext } from "react-admin";
import { Link } from "react-router";
import { InboxPart, type InboxView, InquiryKind } from "../../../backend/inbox/formContract.ts";
import { dateAt, dayAgo, initials, today } from "../../shared/formats.ts";
import { List } from "../frame/list/List.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { OfferField } from "../frame/list/OfferChips.tsx";
import { SearchAndChips } from "../frame/list/SearchAndChips.tsx";
import { Page } from "../frame/Page.tsx";
import { Clock, replyClock } from "../lessons/open.ts";
import { StateChip } from "../frame/StateChip.tsx";
import { type CareAct, CareDialog } from "./CareDialogs.tsx";
import { useKeys } from "./useKeys.ts";
import {
  aboutOf,
  inboxWords as words,
  kindLabel,
  nameOf,
  partLabel,
  statusLabel,
  whyLabel,
  stepWords,
} from "./words.ts";

/** The owner's initials, as people look for their own; their name is in the row's text. */
const Face = ({ owner }: Pick<InboxView, "owner">) => (
  <Box
    aria-hidden
    sx={{
      width: 36,
      height: 36,
      flex: "none",
      borderRadius: "50%",
      display: "grid",
      placeItems: "center",
      fontSize: "0.8125rem",
      fontWeight: 700,
      ...(owner
        ? { bgcolor: "primary.main", color: "primary.contrastText" }
        : { border: "2px dashed", borderColor: "divider" }),
    }}
  >
    {owner && initials(owner.name)}
  </Box>
);

export const StateOf = ({ item: { status, setAside } }: { item: InboxView }) =>
  setAside ? (
    <StateChip tone={undefined} label={whyLabel[setAside]} />
  ) : (
    <StateChip
      tone={status === "pending" ? "warning" : status === "contacted" ? "info" : undefined}
      label={statusLabel[status]}
    />
  );

/** Until when a reply was promised, while somebody waits for it. */
export const clockOf = (item: InboxView) => (item.setAside ? null : replyClock(item));

const Row = ({ item }: { item: InboxView }) => {
  const { owner, nextStep } = item;
  const isLate = nextStep !== null && nextStep.dueOn < today();
  const clock = clockOf(item);
  return (
    <Box
      component={Link}
      to={`/inbox/${item.id}/show`}
      data-row
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) minmax(0, 1fr) 104px" },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: "center",
        minHeight: 64,
        px: 2,
        py: 1.25,
        color: "inherit",
        textDecoration: "none",
        "&:hover, &:focus-visible": { bgcolor: "action.hover" },
        "&:focus-visible": { outlineOffset: -3 },
      }}
    >
      <Face owner={owner} />
      <Box>
        <Box sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{nameOf(item)}</Box>
        <Box sx={{ color: "text.secondary", typography: "body2" }}>
          {[aboutOf(item), words.sent(dayAgo(dateAt(item.receivedAt)).toLowerCase()), owner?.name ?? words.nobody].join(
            " · ",
          )}
        </Box>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: "auto" }, typography: "body2", overflowWrap: "anywhere" }}>
        {!nextStep && clock && <Clock {...clock} />}
        {nextStep && (
          <>
            <Box component="span" sx={{ fontWeight: 650, ...(isLate && { color: "error.main" }) }}>
              {stepWords.due(nextStep.dueOn, today())}
            </Box>
            {nextStep.words && ` · ${nextStep.words}`}
          </>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: "auto" }, justifySelf: { sm: "end" } }}>
        <StateOf item={item} />
      </Box>
    </Box>
  );
};

/** j and k move the focus from row to row; the other keys are about the row that has it, or the first. */
const Rows = () => {
  const { data = [] } = useListContext<InboxView>();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<{ act: CareAct; item: InboxView }>();
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = () => links().findIndex((link) => link === document.activeElement);
  useKeys({
    move: (by) => links()[at() === -1 ? 0 : Math.min(Math.max(at() + by, 0), data.length - 1)]?.focus(),
    act: (act) => {
      const item = data[Math.max(at(), 0)];
      if (item) setOpen({ act, item });
    },
  });
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={words.label}
        sx={{ listStyle: "none", m: 0, p: 0, "& li + li": { borderTop: 1, borderColor: "divider" } }}
      >
        {data.map((item) => (
          <li key={item.id}>
            <Row item={item} />
          </li>
        ))}
      </Box>
      {open && <CareDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

const kinds = InquiryKind.options.map((key) => ({ key, label: kindLabel[key], filter: { kind: key } }));

const KindFilter = () => (
  <Box sx={{ display: "grid", mb: 2.5, maxWidth: 420 }}>
    <OfferField name="kind" label={words.kind} all={words.anyKind} offers={kinds} />
  </Box>
);

const cellsOf = (item: InboxView) => ({
  received: dateAt(item.receivedAt),
  kind: kindLabel[item.kind],
  from: item.name,
  contact: item.contactName,
  email: item.email,
  phone: item.phone,
  about: aboutOf(item),
  status: item.setAside ? whyLabel[item.setAside] : statusLabel[item.status],
  owner: item.owner?.name,
  nextStep: item.nextStep?.dueOn,
});

const choices = InboxPart.options.map((value) => ({ label: partLabel[value], value }));

const InboxList = () => (
  <List<InboxView> sort={{ field: "turn", order: "ASC" }}>
    <Page title={words.title} lead={words.lead}>
      <SearchAndChips search={words.search} label={words.view} part="part" choices={choices} />
      <KindFilter />
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5, display: { xs: "none", md: "block" } }}>
        {words.keys}
      </Typography>
      <ListRows
        failed={stepWords.failedToFetch}
        counted={words.counted}
        file={<ExportList cellsOf={cellsOf} />}
        rowHeight={64}
        noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
        none={{ title: words.none, text: words.noneText }}
        isTable={false}
        table={<Rows />}
        stack={<Rows />}
      />
    </Page>
  </List>
);
export default InboxList;
