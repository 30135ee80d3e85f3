/** Behind pictures. */
export const dark = "#0d161d";

const sides = ["one", "other"] as const;
/** Where a part of one of the two videos stands. */
export const areaOf = (part: "head" | "picture" | "tools", which: 0 | 1) => `${part}-${sides[which]}`;
/** Where both pictures stand, one on the other. */
export const pictures = "pictures";

const beside = (middle: string) => `"head-one head-other" ${middle} "tools-one tools-other"`;
const stacked = `"head-one" "picture-one" "tools-one" "head-other" "picture-other" "tools-other"`;
const onPhone = `"head-one" "head-other" "${pictures}" "tools-one" "tools-other"`;
const [one, two] = ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"];

/** `areUpright`: two narrow pictures stand side by side on a phone, too. */
export const placesOf = ({ isOverlaid, areUpright }: { isOverlaid: boolean; areUpright: boolean }) =>
  isOverlaid
    ? {
        gridTemplateColumns: { xs: one, sm: two },
        gridTemplateAreas: { xs: onPhone, sm: beside(`"${pictures} ${pictures}"`) },
      }
    : {
        gridTemplateColumns: { xs: areUpright ? two : one, sm: two },
        gridTemplateAreas: {
          xs: areUpright ? beside(`"picture-one picture-other"`) : stacked,
          sm: beside(`"picture-one picture-other"`),
        },
      };
