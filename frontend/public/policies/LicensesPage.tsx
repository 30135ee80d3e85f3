import { Box, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { imageLicenses, licenseFiles } from "../../../backend/pages/contract.ts";
import { query } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useSettings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { licensesPageWords as words } from "./words.ts";

/** As the build writes them. */
const Licenses = z
  .object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() })
  .array();
type License = z.infer<typeof Licenses>[number];

const nameOf = ({ name, version }: License) => `${name} ${version}`;

/** Both front ends' packages, each once, and the programs beside the server. */
const all = async (signal: AbortSignal) => {
  const read = (file: string) => query(`/${file}`, Licenses, { signal });
  const [programs, ...lists] = await Promise.all([imageLicenses, ...Object.values(licenseFiles)].map(read));
  const byName = new Map(lists.flat().map((license) => [nameOf(license), license]));
  const packages = [...byName.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return { programs: programs ?? [], packages };
};

/** One after another, each of which shows its license. */
const List = ({ licenses }: { licenses: readonly License[] }) =>
  licenses.map((license) => (
    <Box component="details" key={nameOf(license)} sx={{ borderBottom: 1, borderColor: "divider" }}>
      <Box component="summary" sx={{ py: 1.25, cursor: "pointer", overflowWrap: "anywhere" }}>
        <strong>{license.name}</strong> {license.version}
        {license.identifier && ` · ${license.identifier}`}
      </Box>
      <Box
        component="pre"
        sx={{ mt: 0, mb: 2, fontSize: "0.8125rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {license.text ?? license.identifier}
      </Box>
    </Box>
  ));

/** Others' work that browsers get, or that comes along with the server, with the license of each. */
const LicensesPage = () => {
  const { productName } = useSettings();
  const { data, error, refetch } = useQuery({ queryKey: ["licenses"], queryFn: ({ signal }) => all(signal) });
  return (
    <Page title={words.licenses} maxWidth="md">
      <Box sx={{ minHeight: "60svh", mt: 2 }}>
        <Typography sx={{ maxWidth: "68ch", mb: 3 }}>{words.whatThisIsBuiltWith(productName)}</Typography>
        {data && <List licenses={data.packages} />}
        {data && data.programs.length > 0 && (
          <>
            <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
              {words.programs}
            </Typography>
            <Typography sx={{ maxWidth: "68ch", mb: 2 }}>{words.whatPrograms}</Typography>
            <List licenses={data.programs} />
          </>
        )}
        {!data && error && <Problem title={words.licensesDidntLoad} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={480} aria-label={words.loadingLicenses} />}
      </Box>
    </Page>
  );
};
export default LicensesPage;
