import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import { Button, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { DisputePack, disputePackUrl } from "../../../../backend/camps/money/disputePackContract.ts";
import { query } from "../../../shared/api.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Page } from "../../frame/Page.tsx";
import { Pack } from "./Pack.tsx";
import { disputePackPageWords as words, registrationActionsWords } from "../words.ts";

/** Everything recorded about one registration, to print or download. */
const DisputePackPage = () => {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [disputePackUrl(id)],
    queryFn: ({ signal }) => query(disputePackUrl(id), DisputePack, { signal }),
    refetchOnMount: "always",
  });
  return (
    <Page
      title={registrationActionsWords.disputePack}
      lead={data && words.about(data.camp.terms.title, data.registrationId, longDateAndTime(data.madeAt))}
      back={{ to: `/camp-registrations/${id}/show`, label: words.backToRegistration }}
      actions={
        data && (
          <>
            <Button
              component="a"
              href={disputePackUrl(id)}
              download={`dispute-pack-${id}.json`}
              variant="outlined"
              startIcon={<DownloadIcon />}
              sx={{ displayPrint: "none" }}
            >
              {words.downloadJson}
            </Button>
            <Button
              variant="contained"
              startIcon={<PrintIcon />}
              onClick={() => window.print()}
              sx={{ displayPrint: "none" }}
            >
              {words.printOrSaveAs}
            </Button>
          </>
        )
      }
    >
      {error ? (
        <Problem title={words.failedToCreateThe} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Pack pack={data} />
      ) : (
        <Skeleton variant="rounded" height={500} />
      )}
    </Page>
  );
};
export default DisputePackPage;
