import { type Photo, plainPhotoPath, withAlt } from "#domain/photo/photo";
import { breadcrumbsTo, type Page, type PagePerson } from "#domain/site/page";
import { PATHS, technicianPath, workPath } from "#domain/site/paths";
import type { Technician } from "#domain/team/technician";
import { fillBlanks } from "#domain/text/fill-blanks";
import { tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { SiteContent } from "#server/content/site-content";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import type { ShownTechnician, TeamScreenProps } from "#site/screens/team/TeamScreen";

/** Works that a person is shown with, the newest. */
const WORKS_SHOWN = 3;

/** The page of those who do the work; undefined while visitors may read of nobody. */
export async function findTeamPage(content: SiteContent) {
  const { team, wording } = content;
  if (team.length === 0) return undefined;
  const words = wording.team;
  const { portraits, tags } = await findPortraits(content, team);
  return {
    tags,
    page: {
      path: PATHS.team,
      title: words.title,
      ...words.head,
      breadcrumbs: breadcrumbsTo(wording.general.home, { name: words.crumb, path: PATHS.team }),
      people: team.map(({ id, slug, name, about, courses }) => ({ slug, name, about, courses, ...pictureOf(portraits.get(id)) })),
    } satisfies Page,
    screen: {
      words,
      people: team.map(({ id, name, since, ...technician }) => ({
        ...technician,
        name,
        photo: portraits.get(id),
        since: since === undefined ? "" : fillBlanks(words.since, { ano: String(since) }),
        worksTitle: fillBlanks(words.works, { nome: name }),
        works: listWorksOf(content, id),
      })),
    } satisfies Omit<TeamScreenProps, "page" | "contact">,
  };
}

/** Who did a work, as its page shows him; undefined where visitors read of nobody. */
export async function findWhoDidIt(content: SiteContent, technicianId: string | undefined) {
  const technician = content.team.find(({ id }) => id === technicianId);
  if (!technician) return undefined;
  const { id, slug, name } = technician;
  const { portraits, tags } = await findPortraits(content, [technician]);
  const photo = portraits.get(id);
  return {
    person: { slug, name, ...pictureOf(photo) } satisfies PagePerson,
    shown: { name, path: technicianPath(slug), photo } satisfies ShownTechnician,
    tags,
  };
}

/** By the id of the person, and the tags of them. */
async function findPortraits({ wording }: SiteContent, team: readonly Technician[]) {
  const ids = team.flatMap(({ photoId }) => photoId ?? []);
  const photos = await services().photos.findShown(ids);
  const portraits = team.flatMap(({ id, name, photoId }) => {
    const photo = photos.get(photoId ?? "");
    return photo ? [[id, withAlt(photo, fillBlanks(wording.team.photo, { nome: name }))] as const] : [];
  });
  return { portraits: new Map(portraits), tags: ids.map(photoTag) };
}

const pictureOf = (photo: Photo | undefined): Pick<PagePerson, "photo"> => (photo ? { photo: plainPhotoPath(photo) } : {});

function listWorksOf({ works, facts: { places } }: SiteContent, technicianId: string) {
  const done = works.filter((work) => work.technicianId === technicianId).slice(0, WORKS_SHOWN);
  return done.map((work) => ({ text: titleOfWork(work, tellWhere(work.place, places)), path: workPath(work.slug) }));
}
