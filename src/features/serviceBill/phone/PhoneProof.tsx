import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Field, Pressable } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Row } from '@/ui/layout/Box'
import { Text as Words } from '@/ui/layout/Text'
import { billWords as t } from '../messages'
import type { Proof } from './useProof'
import './phone.scss'

/** What the picture of a code shows; a tap brings another. */
const CodePicture = ({ proof: { picture, failed, renew } }: { proof: Proof }) => (
  <Row gap={2}>
    {picture && !failed ? (
      <View
        className="ui__row ui__size-1 ui__tone-ink-3 bill-code__drawn"
        style={{ backgroundImage: `url("${picture.picture}")` }}
        role="img"
        aria-label={t('picture')}
      />
    ) : (
      <Row size={1} tone="ink-3" className="bill-code__drawn">
        {failed ? <Text>{t('pictureFailed')}</Text> : null}
      </Row>
    )}
    <Pressable
      className="ui__row ui__justify-end ui__size-2 ui__tone-action ui__hit bill-code__another"
      onTap={() => void renew()}
    >
      <Text>{t(failed ? 'retry' : 'another')}</Text>
    </Pressable>
  </Row>
)

/** Phone, picture code and the code of the message, as fields of a form. */
export const PhoneProof = observer(function PhoneProof({ proof, label }: { proof: Proof; label: string }) {
  const { values, errors, change, picture, isQuestion, renew } = proof
  return (
    <>
      <Field
        label={label}
        type="phone"
        placeholder={t('needPhone')}
        required
        value={values.phone}
        error={errors.phone}
        onChange={change('phone')}
      />
      {isQuestion ? (
        <Words size={4} tone="ink" above={3}>
          {picture?.question}
        </Words>
      ) : null}
      <Field
        label={t(isQuestion ? 'answer' : 'pictureCode')}
        type={isQuestion ? 'number' : 'text'}
        placeholder={t(isQuestion ? 'needAnswer' : 'codeHint')}
        required
        maxLength={8}
        value={values.pictureCode}
        error={errors.pictureCode}
        onChange={change('pictureCode')}
        suffix={isQuestion && !proof.failed ? undefined : <CodePicture proof={proof} />}
      />
      <Pressable className="ui__row ui__size-2 ui__tone-action ui__hit ui__wide" onTap={() => void renew(!isQuestion)}>
        <Text>{t(isQuestion ? 'inPicture' : 'inWords')}</Text>
      </Pressable>
      <CodeField
        look="row"
        required
        value={values.captcha}
        error={errors.captcha}
        focus={false}
        resendAt={proof.resendAt}
        now={serverNow}
        onChange={change('captcha')}
        onResend={proof.send}
      />
    </>
  )
})
