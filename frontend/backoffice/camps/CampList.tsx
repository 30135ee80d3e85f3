import AddIcon from "@mui/icons-material/Add";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import { Box, Button, Dialog, DialogContent, DialogTitle, Skeleton, type Theme, useMediaQuery } from "@mui/material";
import { lazy, Suspense, useCallback, useId, useState } from "react";
import { useRedirect } from "react-admin";
import { Link } from "react-router";
import { campExportUrl, type CampView } from "../../../backend/camps/contract.ts";
import { useMe } from "../access/me.ts";
import { useFilterParts } from "../data/useFilterParts.ts";
import { List } from "../frame/list/List.tsx";
import { OfferChips } from "../frame/list/OfferChips.tsx";
import { ExportList } from "../frame/list/ExportList.tsx";
import { ListRows } from "../frame/list/ListRows.tsx";
import { Page } from "../frame/Page.tsx";
import { SearchField } from "../frame/list/SearchField.tsx";
import { place } from "../place.ts";
import { campsOf } from "./campsOf.ts";
import { CampStack } from "./CampStack.tsx";
import { CampTable } from "./CampTable.tsx";
import { Drafts } from "./drafts/Drafts.tsx";
import {
  campListWords as words,
  campStatusLabel,
  campTypeLabel,
  coachName,
  failedToFetchCamps,
  moneyWords,
} from "./words.ts";

const CampForm = lazy(async () => ({ default: (await import("./CampForm.tsx")).CampForm }));

/** The form of a new camp in a dialog; afterwards the camp's own page. */
const CreateCampButton = () => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const redirect = useRedirect();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {words.createNewCamp}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="md" fullWidth fullScreen={narrow} aria-labelledby={id}>
        <DialogTitle id={id}>{words.createNewCamp}</DialogTitle>
        <DialogContent>
          <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
            <CampForm
              onCancel={close}
              onCreated={(camp) => {
                close();
                redirect("show", "camps", camp.id);
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
};

const cellsOf = (camp: CampView) => ({
  camp: camp.title,
  type: campTypeLabel[camp.campType],
  status: campStatusLabel[camp.status],
  instructor: coachName(camp),
  location: camp.location,
  startDate: camp.startDate,
  endDate: camp.endDate,
  capacity: camp.capacity,
  registered: camp.registeredCount,
  waitlist: camp.waitlistCount,
});

const CampRows = () => (
  <ListRows
    failed={failedToFetchCamps}
    counted={words.counted}
    file={<ExportList cellsOf={cellsOf} />}
    rowHeight={72}
    noMatch={{
      title: words.noCampsFound,
      text: words.tryAnotherTypeOr,
      seeAll: words.showAllCamps,
    }}
    none={{
      title: words.noCampsAvailable,
      text: words.familiesCanRegister,
      action: <CreateCampButton />,
    }}
    table={<CampTable />}
    stack={<CampStack />}
  />
);

/** Actions for all camps together. */
const CampListActions = () => (
  <>
    <Button component={Link} to="/camp-registrations">
      {words.registrations}
    </Button>
    <Button component={Link} to="/camp-revenue">
      {moneyWords.revenue}
    </Button>
    <Button component="a" href={campExportUrl} download startIcon={<DownloadIcon />}>
      {words.downloadExcel}
    </Button>
    <CreateCampButton />
  </>
);

const types = [
  { key: "camp", label: words.camps, filter: { campType: "camp" } },
  { key: "clinic", label: words.clinics, filter: { campType: "clinic" } },
];
const states = (["active", "completed", "cancelled", "archived"] as const).map((key) => ({
  key,
  label: campStatusLabel[key],
  filter: { status: key },
}));

const CampFilters = () => {
  const { filterValues, change } = useFilterParts();
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 240px", maxWidth: 420, display: "grid" }}>
          <SearchField
            label={words.titleLocationOrCoach}
            value={filterValues["q"] ?? ""}
            onSearch={useCallback((q: string) => change({ q }), [change])}
          />
        </Box>
        <OfferChips name="type" label={words.type} all={words.all} offers={types} />
      </Box>
      <OfferChips name="status" label={words.status} all={words.anyStatus} offers={states} />
    </Box>
  );
};

const lead = place === "admin" ? words.everyCampAndClinic : words.yourCampsAndClinics;

const CampList = () => (
  <List<CampView> filter={campsOf(useMe())} sort={{ field: "startDate", order: "DESC" }}>
    <Page title={words.camps} lead={lead} actions={<CampListActions />}>
      <Drafts />
      <CampFilters />
      <CampRows />
    </Page>
  </List>
);
export default CampList;
