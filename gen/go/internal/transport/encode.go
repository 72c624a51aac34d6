package transport

import (
	"bytes"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/textproto"
	"net/url"
	"reflect"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// body returns the body of a request and its media type.
func body(op Operation) ([]byte, string, error) {
	if op.Body == nil {
		return nil, "", nil
	}
	if strings.Contains(op.Traits, "m") {
		return form(op.Body)
	}
	content, err := json.Marshal(op.Body)
	return content, "application/json", err
}

// query returns the parameters of a URL from a struct whose fields have the tag query. A list is joined by commas, or
// repeated with the option repeat.
func query(parameters any) ([]string, error) {
	value := reflect.ValueOf(parameters)
	if !value.IsValid() || value.IsNil() {
		return nil, nil
	}
	value = value.Elem()
	var parts []string
	for i := range value.NumField() {
		field := value.Field(i)
		name, option, _ := strings.Cut(value.Type().Field(i).Tag.Get("query"), ",")
		switch {
		case field.Kind() == reflect.Slice && field.IsNil(), field.Kind() == reflect.Pointer && field.IsNil():
		case field.Kind() == reflect.Slice:
			texts := make([]string, field.Len())
			for j := range texts {
				texts[j] = url.QueryEscape(text(field.Index(j)))
			}
			if option != "repeat" {
				texts = []string{strings.Join(texts, ",")}
			}
			for _, t := range texts {
				parts = append(parts, name+"="+t)
			}
		default:
			parts = append(parts, name+"="+url.QueryEscape(text(field)))
		}
	}
	return parts, nil
}

func text(value reflect.Value) string {
	if value.Kind() == reflect.Pointer {
		value = value.Elem()
	}
	if at, ok := value.Interface().(time.Time); ok {
		return at.UTC().Format("2006-01-02T15:04:05.000Z")
	}
	return fmt.Sprint(value.Interface())
}

var quotes = strings.NewReplacer(`"`, "%22", "\r", "%0D", "\n", "%0A")

// form returns a multipart body with the fields of a struct by their JSON names.
func form(fields any) ([]byte, string, error) {
	var content bytes.Buffer
	writer := multipart.NewWriter(&content)
	value := reflect.ValueOf(fields).Elem()
	for i := range value.NumField() {
		field := value.Field(i)
		name, _, _ := strings.Cut(value.Type().Field(i).Tag.Get("json"), ",")
		if field.Kind() == reflect.Pointer && field.IsNil() {
			continue
		}
		file, ok := field.Interface().(*store.File)
		if !ok {
			if err := writer.WriteField(name, text(field)); err != nil {
				return nil, "", err
			}
			continue
		}
		media := file.MediaType
		if media == "" {
			media = "application/octet-stream"
		}
		header := textproto.MIMEHeader{}
		header.Set("Content-Disposition", fmt.Sprintf(`form-data; name="%s"; filename="%s"`, name, quotes.Replace(file.Name)))
		header.Set("Content-Type", media)
		part, err := writer.CreatePart(header)
		if err != nil {
			return nil, "", err
		}
		if _, err := part.Write(file.Content); err != nil {
			return nil, "", err
		}
	}
	err := writer.Close()
	return content.Bytes(), writer.FormDataContentType(), err
}
