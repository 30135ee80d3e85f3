import { Button, Link as Anchor } from "@mui/material";
import { Empty } from "../../../shared/Empty.tsx";
import { useSettings } from "../../../shared/settings.ts";

/** An instructor without a free time: another one, or a word with the facility. */
export const NoTimes = ({ onOther }: { onOther: () => void }) => {
  const { contact } = useSettings();
  return (
    <Empty
      title="No free times at the moment"
      picture={<img src="/scenes/empty-plate.svg" alt="" width={200} height={120} />}
      text={
        <>
          This instructor has not published new times yet, or all of them are booked. Try somebody else, or ask us at{" "}
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>.
        </>
      }
      action={
        <Button variant="contained" onClick={onOther}>
          See the other instructors
        </Button>
      }
    />
  );
};
