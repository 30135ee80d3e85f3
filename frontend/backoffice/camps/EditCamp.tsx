import { Alert, Button, Card } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider } from "react-admin";
import { useParams } from "react-router";
import { campUrl, CampView } from "../../../backend/camps/contract.ts";
import { manages } from "../../../projections/accounts/managingRule.ts";
import { ApiError, query } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { toastOnNextPage } from "../../shared/toastStore.ts";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { campDetails } from "./addresses.ts";
import { draftOf, faultsOfRevised, revisionOf } from "./form/campDraft.ts";
import { agesOfExisting } from "./form/CampFields.tsx";
import { DraftForm } from "./form/DraftForm.tsx";
import type { CampVerbs } from "./verbs.ts";
import { editCampWords as words } from "./words.ts";

type Props = { camp: CampView; onUpdated: (camp: CampView) => void; onCancel: () => void };

/** The form of an existing camp. Only changed fields are sent. */
const EditCampForm = ({ camp, onUpdated, onCancel }: Props) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  return (
    <DraftForm
      of={camp.id}
      instructorId={camp.instructorId}
      camp={camp}
      start={() => draftOf(camp)}
      ages={agesOfExisting}
      faultsOf={faultsOfRevised}
      save={async ({ draft, before }) =>
        CampView.parse(await provider.reviseCamp({ campId: camp.id, changes: revisionOf(draft, before) }))
      }
      failed={words.failedToUpdateCamp}
      onSaved={onUpdated}
      action={{ name: words.updateCamp, busy: words.updating }}
      onCancel={onCancel}
    />
  );
};

const families = (n: number) => (n === 1 ? words.oneFamilyIs : words.familiesAre(n));

/** The page where a camp's owner or an admin changes it. */
const EditCamp = () => {
  const { id = "" } = useParams();
  const me = useMe();
  const {
    data: camp,
    error,
    refetch,
  } = useQuery({
    queryKey: [campUrl(id)],
    queryFn: ({ signal }) => query(campUrl(id), CampView, { signal }),
    retry: (failures, why) => !(why instanceof ApiError && why.status === 404) && failures < 2,
    refetchOnMount: "always",
  });
  if (error instanceof ApiError && error.status === 404) return <CampNotFound />;
  const isTheirs = camp && manages(me, camp.instructorId);
  return (
    <Page title={words.editCamp} lead={camp?.title}>
      {error ? (
        <Problem title={words.failedToFetchCamp} error={error} onRetry={() => void refetch()} />
      ) : !camp ? (
        <RowsSkeleton height={96} rows={5} />
      ) : !isTheirs ? (
        <Closed title={words.anotherInstructorsCamp} text={words.onlyThatInstructorAnd} id={id} />
      ) : camp.status === "cancelled" ? (
        <Closed title={words.thisCampWasCanceled} text={words.youCantEditA} id={id} />
      ) : (
        <Edit camp={camp} />
      )}
    </Page>
  );
};
export default EditCamp;

const Edit = ({ camp }: { camp: CampView }) => {
  const leave = () => location.assign(campDetails(camp.id));
  return (
    <>
      {camp.registrationCount > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
          <strong>{words.registeredForThisCamp(families(camp.registrationCount))}</strong>
          {words.wellEmailThem}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <EditCampForm
          key={camp.id}
          camp={camp}
          onCancel={leave}
          onUpdated={({ title }) => {
            toastOnNextPage({ title: words.campUpdated, text: title });
            leave();
          }}
        />
      </Card>
    </>
  );
};

const Closed = ({ title, text, id }: { title: string; text: string; id: string }) => (
  <Empty
    title={title}
    text={text}
    action={
      <Button variant="contained" href={campDetails(id)}>
        {words.viewCamp}
      </Button>
    }
  />
);

const CampNotFound = () => (
  <Page title={words.campNotFound}>
    <Empty
      title={words.weCantFindThis}
      text={words.itMayHaveBeen}
      action={
        <Button variant="contained" href="/camps-clinics">
          {words.viewAllCamps}
        </Button>
      }
    />
  </Page>
);
