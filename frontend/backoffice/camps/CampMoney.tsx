import { Skeleton } from "@mui/material";
import { Problem } from "../../shared/Problem.tsx";
import { Section } from "../frame/Section.tsx";
import { MoneyTiles } from "./money/MoneyTiles.tsx";
import { useRevenue } from "./money/useRevenue.ts";

/** What one camp brings. */
export const CampMoney = ({ campId }: { campId: string }) => {
  const { data, error, refetch } = useRevenue(campId);
  return (
    <Section title="Money" anchor="money">
      {error ? (
        <Problem title="The money could not be read" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <MoneyTiles sums={data} />
      ) : (
        <Skeleton variant="rounded" height={150} sx={{ borderRadius: "16px" }} />
      )}
    </Section>
  );
};
