import { useTitle } from '@nireeka/kit'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, buttonClass, PageFrame } from '@nireeka/ui'

import { FoldingContents } from '../information/folding-contents.tsx'
import { NotFound } from '../not-found.tsx'
import { BikeChoice } from './bike-choice.tsx'
import type { ManualBike } from './bikes.ts'
import { ChapterHelp } from './chapter-help.tsx'
import { ChapterList } from './chapter-list.tsx'
import { chapterPicture } from './chapter-picture.ts'
import { ChapterTurns } from './chapter-turns.tsx'
import type { Chapter } from './chapter.ts'
import styles from './chapter-page.module.css'
import { figuresOf } from './figures/section-figures.ts'
import { manualOf } from './manual.ts'
import { chapterPath, manualPath, wholePath } from './manual-path.ts'
import { SectionView } from './section-view.tsx'
import { useBike } from './use-bike.ts'

/** One chapter of a bike's manual: /user-manual/brakes?bike=nyx */
export function ChapterPage() {
  const bike = useBike()
  const { chapter: id } = useParams()
  const chapter = manualOf(bike.slug).find((known) => known.id === id)
  return chapter ? <ChapterView bike={bike} chapter={chapter} /> : <NotFound />
}

function ChapterView({ bike, chapter }: { bike: ManualBike; chapter: Chapter }) {
  const { id, title, about, sections } = chapter
  useTitle(`${title} · User manual`, chapterPicture(bike.slug, id).src)
  return (
    <div className={styles.page}>
      <PageFrame
        kind="catalogue"
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'User manual', link: <Link to={manualPath(bike.slug)} /> }, { label: title }]}
          />
        }
        heading={title}
        lead={about}
        actions={<BikeChoice bike={bike} pathOf={(slug) => chapterPath(slug, id)} />}
        aside={
          <>
            <FoldingContents sections={sections} print={null} />
            <ChapterList bike={bike} current={id} />
          </>
        }
      >
        {sections.map((section, place) => (
          <SectionView
            key={section.id}
            section={section}
            level={2}
            figures={figuresOf(bike.slug, section.id)}
            isFirst={place === 0}
          />
        ))}
        <ChapterHelp bike={bike} chapter={id} />
        <ChapterTurns bike={bike} current={id} />
        <p className={styles.onward}>
          <Link className={buttonClass({ tone: 'secondary' })} to={manualPath(bike.slug)}>
            All chapters
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to={wholePath(bike.slug)}>
            Print the manual
          </Link>
        </p>
      </PageFrame>
    </div>
  )
}
