import { Card, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { guardianExportUrl } from "../../../backend/accounts/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { DownloadData } from "../../shared/DownloadData.tsx";
import { forgetMailedToken, useMailedToken } from "../access/useMailedToken.ts";
import { Page } from "../frame/Page.tsx";
import { AskForLink } from "./AskForLink.tsx";
import { guardianExportPageWords as words } from "./words.ts";

const isDead = (error: unknown) => error instanceof ApiError && error.code === "LinkIsDead";

const ForLink = ({ token, onDead }: { token: string; onDead: () => void }) => (
  <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
    <Typography>{words.everythingWeHoldOn}</Typography>
    <DownloadData
      asked={{ url: guardianExportUrl, method: "POST", body: { token } }}
      label={words.downloadTheData}
      isMain
      onFailed={(error) => isDead(error) && onDead()}
    />
  </Card>
);

/** Where a parent or guardian asks for the link to a child's data, and where that link leads. */
const GuardianExportPage = () => {
  const token = useMailedToken();
  const [dead, setDead] = useState<string>();
  const isOver = token !== undefined && token === dead;
  return (
    <Page title={words.yourChildsDataTitle} heading={words.yourChildsData} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={260} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token && !isOver && (
        <ForLink
          key={token}
          token={token}
          onDead={() => {
            forgetMailedToken();
            setDead(token);
          }}
        />
      )}
      {(token === null || isOver) && <AskForLink linkIsDead={isOver} />}
    </Page>
  );
};
export default GuardianExportPage;
